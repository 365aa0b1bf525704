import { Drawing, type DrawingProps } from './drawing.tsx'
import { Hem } from './pieces/hem.tsx'

/** Walk: the foot goes on in its new shoe. */
export function StepWalk(props: DrawingProps) {
  return (
    <Drawing box="200 200" {...props}>
      <path className="line" d="M8 160H192" />
      <path className="cover" d="M97 52C92 70 84 82 74 92M132 62C129 74 129 86 128 96" />
      <path
        className="cover"
        d="M74 90C64 96 55 106 57 116C59 126 68 129 76 131C84 134 90 142 98 150C104 157 110 160 122 160H150C160 160 165 156 164 150C163 143 154 140 146 138C136 134 132 124 129 100C112 104 92 102 74 90Z"
      />
      <path d="M74 90C90 84 112 86 129 100M151 160C146 154 140 148 136 140" />
      <g transform="translate(99 40) rotate(17) scale(0.9)">
        <Hem />
      </g>
      <path className="accent" d="M30 114C36 107 42 106 48 108M24 132C34 124 44 124 54 127" />
    </Drawing>
  )
}
