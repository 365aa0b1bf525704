import { Drawing, type DrawingProps } from './drawing.tsx'

/** The short edge of the sheet is pushed against the wall, its corners are taped. */
export function ScanWall(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path d="M6 64H234" />
      <path className="quiet" d="M6 50H234" />
      <path className="line" d="M40 64L6 110M200 64L234 110" />
      <g className="comes-up">
        <path className="cover" d="M80 64H160L182 166H58Z" />
        <path className="accent" d="M120 136V88M108 102L120 88L132 102" />
      </g>
      <path className="quiet cover" d="M52 156L68 150L74 160L58 168ZM188 156L172 150L166 160L182 168Z" />
    </Drawing>
  )
}
