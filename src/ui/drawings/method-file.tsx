import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'

/** Measuring by a file: a scan that already exists. */
export function MethodFileDrawing(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="cover" d="M66 10H142L174 42V170H66ZM142 10V42H174" />
      <g transform="translate(70 56) scale(0.68)">
        <FootSide />
      </g>
      <path
        className="quiet"
        d="M87 70C94 74 104 74 110 70M87 84C94 88 106 88 115 83M80 104C92 110 112 108 128 103M78 116C100 121 134 121 154 118M101 58C97 84 96 102 98 121M122 101C120 108 120 114 121 121M142 112C140 116 140 120 140 122"
      />
      <path className="accent comes-up" d="M120 162V138M111 147L120 138L129 147" />
    </Drawing>
  )
}
