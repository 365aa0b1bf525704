import { useLingui } from '@lingui/react/macro'
import type { Design } from '#domain/design/design.ts'

/** What a design is called: by its owner, else by whom it is for. */
export function useDesignName(): (design: Pick<Design, 'name' | 'person'>) => string {
  const { t } = useLingui()
  return ({ name, person }) => {
    if (name !== '') return name
    const whose = person?.name
    return whose === undefined ? t`New pair` : t`Pair for ${whose}`
  }
}
