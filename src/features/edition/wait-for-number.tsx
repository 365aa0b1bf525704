import { settings } from '#domain/settings.ts'
import { Lazy } from '#src/lib/lazy.tsx'

const load = () => import('./count/sold-out.tsx')

/** Where an order would need a number and there is none: how this visitor stands with the list, and the way to it. */
export function WaitForNumber({ onNumbers }: { onNumbers: () => void }) {
  return (
    <div className="edition-count">
      <Lazy load={load} failed={() => null}>
        {({ SoldOut }) => <SoldOut pairs={settings.edition.pairs} onNumbers={onNumbers} />}
      </Lazy>
    </div>
  )
}
