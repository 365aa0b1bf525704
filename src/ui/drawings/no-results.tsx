import { Drawing, type DrawingProps } from './drawing.tsx'
import { SmallPrint } from './pieces/small-print.tsx'

/** A magnifying glass with nothing under it. */
export function NoResults(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g className="quiet dots">
        <g transform="translate(46 112) rotate(62) scale(0.2)">
          <SmallPrint />
        </g>
        <g transform="translate(78 158) rotate(62) scale(-0.2 0.2)">
          <SmallPrint />
        </g>
      </g>
      <circle className="cover" cx="132" cy="74" r="52" />
      <path className="quiet" d="M104 66C108 54 118 46 130 46" />
      <path className="accent" d="M169 111L175 117M170 122L180 112L212 144C218 151 209 161 202 154Z" />
    </Drawing>
  )
}
