import { contactSheet } from './contact-sheet.ts'
import { photoSet, type SetName, setNames } from './photo-set.ts'

/** `render.ts SET COUNT` fills the cache; `render.ts contact-sheet SET COUNT FILE` also tiles the photos in one picture. */
const words = process.argv.slice(2)
const isSheet = words[0] === 'contact-sheet'
const [set = '', count = '', file = 'contact-sheet.png'] = isSheet ? words.slice(1) : words
if (!(setNames as readonly string[]).includes(set) || !(Number(count) > 0)) {
  console.error(`Say a set (${setNames.join(', ')}) and how many photos.`)
  process.exit(1)
}
const started = performance.now()
const photos = await photoSet(set as SetName, Number(count), (done) => {
  if (done % 10 === 0) console.log(`${done} of ${count}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
})
console.log(photos.at(-1)?.jpegPath ?? '')
if (isSheet) {
  await contactSheet(
    photos.map(({ jpegPath }) => jpegPath),
    file,
  )
  console.log(file)
}
