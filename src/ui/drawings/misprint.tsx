import { Drawing, type DrawingProps } from './drawing.tsx'

/** A shoe with one layer that slipped. */
export function Misprint(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 150H234" />
      <g transform="translate(30 64) scale(1.2)">
        <path
          className="cover"
          d="M8.5 54H131C135 57 137 60 137 62C138 68 134 72 126 72H22C14 72 10 68 9 60ZM9 63H137"
        />
        <path
          className="cover"
          d="M10 14C24 4 60 10 82 30C86 34 91 37 97 40H8.4C8 32 9 22 10 14ZM10 14C18 24 28 34 46 36C62 38 76 34 82 30"
        />
        <g className="accent">
          <path className="cover" d="M24 40H113C117 42 121 43 124 44C133 47 142 49 147 54H24.5ZM24 47H131" />
          <path d="M147 54C156 54 158 44 150 42C142 40 142 30 150 28C160 26 164 36 156 40" />
        </g>
      </g>
    </Drawing>
  )
}
