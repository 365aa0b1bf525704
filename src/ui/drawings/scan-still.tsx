import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootFront } from './pieces/foot-front.tsx'

/** Somebody stands still on both feet and holds on to a chair. */
export function ScanStill(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 158H234" />
      <g transform="translate(58 158)">
        <FootFront />
      </g>
      <g transform="translate(110 158) scale(-1 1)">
        <FootFront />
      </g>
      <path className="cover" d="M42 6L40 96H74L84 44L94 96H128L126 6" />
      <path d="M39 96H75V106H39ZM93 96H129V106H93Z" className="cover" />
      <path d="M158 158V66H222V158M158 112H222M158 88H222" />
      <path className="cover" d="M124 8C150 16 176 30 186 54H170C160 40 144 34 126 34" />
      <path
        className="cover"
        d="M168 56C162 60 162 66 162 72V82C162 88 169 88 169 82C169 90 176 90 176 82C176 89 183 89 183 81C183 87 190 86 190 80V66C190 60 188 57 186 54H170Z"
      />
      <path d="M169 70V82M176 70V82M183 70V81" />
      <path className="accent" d="M58 166V178M53 173L58 178L63 173M110 166V178M105 173L110 178L115 173" />
    </Drawing>
  )
}
