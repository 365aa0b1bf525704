import { Drawing, type DrawingProps } from './drawing.tsx'

/** A shoe with one layer that slipped. */
export function Misprint(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 150H234" />
      <path className="cover" d="M66 84C84 78 112 79 126 91L130 96H66Z" />
      <path d="M66 84C82 97 108 100 126 91" />
      <path
        className="cover"
        d="M65 116H172C184 122 193 128 193 138C193 146 189 150 182 150H74C64 150 63 136 65 116ZM66 128H190M68 139H193"
      />
      <path className="accent cover" d="M90 98H158C170 106 180 110 196 116H90C88 110 89 104 90 98Z" />
    </Drawing>
  )
}
