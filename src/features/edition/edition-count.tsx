import { useWhenHere } from '#src/page/use-when-here.ts'

const load = () => import('./count/count.tsx')

/**
 * The number of pairs left in the edition. Empty until the API has answered, because a prerendered page cannot know it.
 */
export function EditionCount() {
  const part = useWhenHere(load)
  return (
    <div className="edition-count" data-live>
      {part && <part.Count />}
    </div>
  )
}
