import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'

/** A foot on a sheet of paper: how a telephone measures it. */
export function FootOnPaper(props: DrawingProps) {
  return (
    <Drawing box="300 320" {...props}>
      <path className="quiet" d="M58 20H228L248 40V300H58ZM228 20V40H248" />
      <g transform="translate(108 48)">
        <FootAbove />
      </g>
      <path className="accent" d="M78 58V286M72 58H84M72 286H84M78 104H82M78 149H82M78 195H82M78 240H82" />
    </Drawing>
  )
}
