import { useLingui } from '@lingui/react/macro'
import type { Design } from '#domain/design/design.ts'

/** How a design is called: by its owner, or by whose feet it is for. */
export function useDesignName(): (design: Pick<Design, 'name' | 'person'>) => string {
  const { t } = useLingui()
  return ({ name: given, person }) => {
    if (given !== '') return given
    const name = person?.name
    return name === undefined ? t`New pair` : t`Pair for ${name}`
  }
}
