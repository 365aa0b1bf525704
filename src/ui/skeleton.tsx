type Props = { lines: number; picture?: boolean }

/** Grey lines in place of text that is loading; used only where the shape of the content is known. */
export function Skeleton({ lines, picture = false }: Props) {
  return (
    <div className={picture ? 'skeleton skeleton-picture' : 'skeleton'} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((name) => (
        <span key={name} />
      ))}
    </div>
  )
}
