import { BareFoot } from './bare-foot.tsx'
import { Drawing } from './drawing.tsx'

/** A foot on a sheet of paper: how a telephone measures it. */
export function FootOnPaper() {
  return (
    <Drawing box="300 320">
      <path d="M58 20H228L248 40V300H58Z" />
      <path d="M228 20V40H248" />
      <g transform="translate(104 66)">
        <BareFoot />
      </g>
      <path className="accent" d="M76 62V270M70 62H82M70 270H82M76 104H80M76 146H80M76 187H80M76 228H80" />
    </Drawing>
  )
}
