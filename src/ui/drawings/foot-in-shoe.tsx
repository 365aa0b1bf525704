import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'

/** A foot and the room around it. */
export function FootInShoe(props: DrawingProps) {
  return (
    <Drawing box="300 320" {...props}>
      <path d="M146 306C114 306 106 272 110 236C114 196 84 168 82 122C80 84 96 58 130 50C150 46 162 52 166 66C170 44 184 30 206 34C232 38 238 74 232 118C226 162 198 194 197 236C196 276 180 306 146 306Z" />
      <g transform="translate(99 52) scale(1.2 1.01)">
        <FootAbove />
      </g>
      <path className="accent" d="M40 288H88M40 46H116M52 46V288M46 58L52 46L58 58M46 276L52 288L58 276" />
    </Drawing>
  )
}
