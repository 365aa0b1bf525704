type Change = { fromLocation?: unknown; pathChanged: boolean }

/** Pages glide into each other, but not on arrival, not within a page, and not for those who asked for stillness. */
export const pageTransition = {
  types: ({ fromLocation, pathChanged }: Change): string[] | false =>
    fromLocation && pathChanged && !prefersStillness() ? ['page'] : false,
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
