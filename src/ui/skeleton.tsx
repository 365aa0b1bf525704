type Props = { lines: number; picture?: boolean }

/** Grey lines in the place of text that is on its way; only where it is known what will come. */
export function Skeleton({ lines, picture = false }: Props) {
  return (
    <div className={picture ? 'skeleton skeleton-picture' : 'skeleton'} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((name) => (
        <span key={name} />
      ))}
    </div>
  )
}
