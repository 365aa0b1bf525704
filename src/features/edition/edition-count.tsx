import { useLatePart } from '#src/i18n/use-late-part.ts'

const load = () => import('./count/count.tsx')
/** Its few texts are everybody's. */
const rooms = [] as const

/** How many pairs of the edition are left. Only the running shop knows: until it has said so, and where it cannot, the place is empty. */
export function EditionCount() {
  const [part] = useLatePart(load, rooms)
  return (
    <div className="edition-count" data-live>
      {part !== undefined && part !== 'missing' && <part.Count />}
    </div>
  )
}
