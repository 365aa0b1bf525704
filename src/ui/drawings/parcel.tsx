import { Drawing } from './drawing.tsx'

/** A box that is on its way. */
export function Parcel() {
  return (
    <Drawing box="300 320">
      <path d="M40 122L150 66L260 122V236L150 292L40 236Z M40 122L150 178L260 122M150 178V292" />
      <path className="accent" d="M95 94L205 150V186L186 176V141" />
    </Drawing>
  )
}
