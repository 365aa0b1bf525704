import { useLingui } from '@lingui/react/macro'
import type { Design } from '#domain/design/design.ts'

/** The name of a design: the owner's, else one with the person's name. */
export function useDesignName(): (design: Pick<Design, 'name' | 'person'>) => string {
  const { t } = useLingui()
  return ({ name, person }) => {
    if (name !== '') return name
    const whose = person?.name
    return whose === undefined ? t`New pair` : t`Pair for ${whose}`
  }
}
