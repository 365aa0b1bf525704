import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootFront } from './pieces/foot-front.tsx'

/** Somebody stands still on both feet and holds on to a chair. */
export function ScanStill(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 158H234" />
      <g className="sways">
        <g transform="translate(58 158)">
          <FootFront />
        </g>
        <g transform="translate(110 158) scale(-1 1)">
          <FootFront />
        </g>
        <path className="cover" d="M42 -4L40 96H74L84 44L94 96H128L126 -4M38 96H76V106H38ZM92 96H130V106H92Z" />
      </g>
      <path d="M160 110V64H224V110M160 86H224" />
      <path className="cover" d="M158 110H226L232 122H152ZM156 122V158M228 122V158M164 122V144M220 122V144" />
      <path className="cover" d="M122 -4C152 8 178 28 187 53L169 57C160 46 146 38 126 38" />
      <path
        className="cover"
        d="M168 57C162 61 162 66 162 72V82C162 88 169 88 169 82C169 90 176 90 176 82C176 89 183 89 183 81C183 87 190 86 190 80V66C190 60 189 56 186 53ZM169 70V82M176 70V82M183 70V81"
      />
      <path className="accent" d="M58 166V178M53 173L58 178L63 173M110 166V178M105 173L110 178L115 173" />
    </Drawing>
  )
}
