import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Block, NamedList, PageSection, TextLink } from '#domain/content/blocks.ts'

/** Secondary links after a text, side by side. */
export function TextLinks({ links }: { links: readonly TextLink[] }) {
  return (
    <ul className="more">
      {links.map(({ text, to, hash }) => (
        <li key={text}>
          <Link to={to} {...(hash && { hash })}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Lets a Japanese heading break after a comma, so that no word is split. */
function HeadingText({ text }: { text: string }) {
  return text.split(/(?<=、)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ list, kind }: { list: readonly string[]; kind: string }) {
  const lines = list.map((line) => <li key={line}>{line}</li>)
  return kind === 'in-turn' ? <ol className={kind}>{lines}</ol> : <ul className={kind}>{lines}</ul>
}

function Columns({ columns }: { columns: readonly NamedList[] }) {
  return (
    <div className="columns">
      {columns.map(({ name, list }) => (
        <div key={name}>
          <h3>{name}</h3>
          <Lines list={list} kind="points" />
        </div>
      ))}
    </div>
  )
}

function Piece({ block, about }: { block: Block; about: string | undefined }) {
  if ('text' in block) return <p>{block.text}</p>
  if ('note' in block) return <p className="aside">{block.note}</p>
  if ('list' in block) return <Lines list={block.list} kind="points" />
  if ('steps' in block) return <Lines list={block.steps} kind="in-turn" />
  if ('form' in block) return <Lines list={block.form} kind="form-lines" />
  if ('facts' in block) return <Facts facts={block.facts} />
  if ('columns' in block) return <Columns columns={block.columns} />
  if ('links' in block) return <TextLinks links={block.links} />
  if ('figures' in block)
    return (
      <div className={`figures figures-${block.figures.length}`}>
        {block.figures.map(({ file, name, text, ...image }) => (
          <figure key={file}>
            <img src={`/img/${file}.webp`} loading="lazy" {...image} alt={image.alt} />
            <figcaption>
              {name}
              {text && <span>{text}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    )
  const { head, rows } = block.table
  return (
    <table aria-label={about}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-name={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Renders a text of `content/`, block by block. `about` is the name of a table in it. */
export function Blocks({ blocks, about }: { blocks: readonly Block[]; about?: string }) {
  return blocks.map((block) => <Piece key={JSON.stringify(block)} block={block} about={about} />)
}

/** Sections of a page: on wide screens the heading is to the left of the text. */
export function Sections({ sections, inPart = false }: { sections: readonly PageSection[]; inPart?: boolean }) {
  const Heading = inPart ? 'h3' : 'h2'
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} id={id} className="chapter">
      <Heading>
        <HeadingText text={heading} />
      </Heading>
      <div className="chapter-text">
        <Blocks blocks={blocks} about={heading} />
      </div>
    </section>
  ))
}
