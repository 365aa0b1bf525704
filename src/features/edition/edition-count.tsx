import { Lazy } from '#src/lib/lazy.tsx'

const load = () => import('./count/count.tsx')

/** How many pairs of the edition are left. Only the running shop knows: until it has said so, and where it cannot, the place is empty. */
export function EditionCount() {
  return (
    <div className="edition-count" data-live>
      <Lazy load={load} failed={() => null}>
        {({ Count }) => <Count />}
      </Lazy>
    </div>
  )
}
