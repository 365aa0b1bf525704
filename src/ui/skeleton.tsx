/** Grey lines in the place of text that is on its way. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((name) => (
        <span key={name} />
      ))}
    </div>
  )
}
