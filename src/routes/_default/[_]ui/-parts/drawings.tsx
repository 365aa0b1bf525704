import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Group } from './group.tsx'

type Files = Record<string, Record<string, ComponentType>>

const drawings: Files = import.meta.glob(
  ['/src/ui/drawings/*.tsx', '!/src/ui/drawings/drawing.tsx', '!/src/ui/drawings/*.test.tsx'],
  { eager: true },
)
const icons: Files = import.meta.glob(['/src/ui/icons/*.tsx', '!/src/ui/icons/icon.tsx', '!/src/ui/icons/*.test.tsx'], {
  eager: true,
})

/** Every drawing in a folder. */
function Sheet({ files }: { files: Files }) {
  return (
    <ul className="parts-sheet">
      {Object.entries(files).flatMap(([path, exported]) =>
        Object.values(exported).map((Drawn) => (
          <li key={path}>
            <Drawn />
            <code>{path.replace(/^.*\/|\.tsx$/g, '')}</code>
          </li>
        )),
      )}
    </ul>
  )
}

export function Drawings() {
  return (
    <Group id="drawings" name={<Trans>Drawings</Trans>}>
      <Sheet files={drawings} />
      <Sheet files={icons} />
    </Group>
  )
}
