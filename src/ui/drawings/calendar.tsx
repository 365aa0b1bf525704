import { Drawing, type DrawingProps } from './drawing.tsx'

/** A month with one day chosen. */
export function Calendar(props: DrawingProps) {
  return (
    <Drawing box="300 320" {...props}>
      <path d="M44 72H256V280H44ZM44 122H256M92 50V90M208 50V90" />
      <path
        className="quiet"
        d="M84 158H92M128 158H136M172 158H180M216 158H224M84 200H92M128 200H136M216 200H224M84 242H92M128 242H136M172 242H180"
      />
      <path className="accent" d="M155 200A21 21 0 1 0 197 200A21 21 0 1 0 155 200M167 200L174 207L186 193" />
    </Drawing>
  )
}
