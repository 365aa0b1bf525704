import { Drawing } from './drawing.tsx'

/** A month with one day chosen. */
export function Calendar() {
  return (
    <Drawing box="300 320">
      <path d="M44 72H256V280H44Z M44 122H256M92 50V90M208 50V90" />
      <path d="M84 158H92M128 158H136M172 158H180M216 158H224M84 200H92M128 200H136M216 200H224M84 242H92M128 242H136M172 242H180" />
      <circle className="accent" cx="176" cy="200" r="21" />
      <path className="accent" d="M167 200L174 207L186 193" />
    </Drawing>
  )
}
