import { useWhenHere } from '#src/page/use-when-here.ts'

const load = () => import('./count/count.tsx')

/** How many pairs of the edition are left. Only the running shop knows: until it has said so, and where it cannot, the place is empty. */
export function EditionCount() {
  const part = useWhenHere(load)
  return (
    <div className="edition-count" data-live>
      {part && <part.Count />}
    </div>
  )
}
