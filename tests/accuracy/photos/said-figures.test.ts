import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { estimatedByPhoto, measuredByPhoto } from '#content/figures-by-photo.ts'
import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { Figure, Method } from '#domain/foot/foot-figures.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { committedPhotos } from '../../support/builders/foot-photos/committed-set.ts'
import { readRecord } from '../../support/builders/foot-photos/photo-set.ts'
import { measurePhoto } from '../../support/builders/measure-counted.ts'

/** The first stored photo that follows the protocol and is measured. */
async function answeredFoot() {
  for (const photo of committedPhotos().filter(({ name }) => name.startsWith('protocol'))) {
    const read = await readPhoto(await readFile(photo.jpegPath))
    const answer = read.ok ? measurePhoto(read.value.pixels, readRecord(photo).question) : read
    if (answer.ok) return answer.value.foot
  }
  throw new Error('no kept photo is answered')
}

test('what the site tells as measured from a photo is what a photo gives, and the rest is estimated', async () => {
  const { figures, toeForm, outline } = await answeredFoot()
  const all = Object.entries<Figure>(estimateMissing(figures))
  const foundBy = (how: Method) => all.flatMap(([name, { method }]) => (method === how ? [name] : []))
  expect([toeForm?.method, outline.length > 0]).toEqual(['measured', true])
  expect([...foundBy('measured'), 'toeForm', 'outline'].toSorted()).toEqual(Object.keys(measuredByPhoto).toSorted())
  expect(foundBy('estimated').toSorted()).toEqual(Object.keys(estimatedByPhoto).toSorted())
})
