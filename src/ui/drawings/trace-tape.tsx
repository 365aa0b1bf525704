import { Drawing, type DrawingProps } from './drawing.tsx'

/** A sheet of paper lies on a hard floor, taped at its four corners. */
export function TraceTape(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 24H234M58 24L10 96M92 24L44 176M148 24L196 176M182 24L230 96" />
      <path className="cover" d="M80 40H160L182 154H58Z" />
      <g className="accent in-turn">
        <path className="cover" d="M66 46L80 30L90 37L76 53Z" />
        <path className="cover" d="M174 46L160 30L150 37L164 53Z" />
        <path className="cover" d="M194 148L174 168L162 158L182 138Z" />
        <path className="cover" d="M46 148L66 168L78 158L58 138Z" />
      </g>
    </Drawing>
  )
}
