/** Renders Markdown, and can jump to a rule by its number. */
import { unreachable } from '@tortuga/kit'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { parseMarkdown } from './markdown.ts'
import type { MarkdownBlock, MarkdownInline } from './markdown.ts'

const renderInline = (inside: readonly MarkdownInline[]): readonly ReactNode[] =>
  inside.map((node, index) => {
    const key = String(index)
    switch (node.type) {
      case 'text':
        return node.text
      case 'code':
        return <code key={key}>{node.text}</code>
      case 'strong':
        return <strong key={key}>{renderInline(node.inside)}</strong>
      case 'em':
        return <em key={key}>{renderInline(node.inside)}</em>
      case 'link':
        return (
          <a key={key} href={node.href}>
            {renderInline(node.inside)}
          </a>
        )
      default:
        return unreachable(node)
    }
  })

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5'] as const

const renderBlock = (block: MarkdownBlock, key: string, rule: string | null): ReactNode => {
  switch (block.type) {
    case 'heading': {
      const Heading = HEADINGS[Math.min(block.level, HEADINGS.length) - 1] ?? 'h5'
      return (
        <Heading key={key} id={block.id}>
          {renderInline(block.inside)}
        </Heading>
      )
    }
    case 'paragraph':
      return block.rule === null ? (
        <p key={key}>{renderInline(block.inside)}</p>
      ) : (
        <p key={key} id={block.rule} tabIndex={-1} className={block.rule === rule ? 'rule is-sought' : 'rule'}>
          {renderInline(block.inside)}
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List key={key}>
          {block.items.map((item, index) => (
            <li key={String(index)}>{renderInline(item)}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <div key={key} className="table-scroll" role="group" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={String(index)} scope="col">
                    {renderInline(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={String(index)}>
                  {row.map((cell, column) => (
                    <td key={String(column)}>{renderInline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'code':
      return <pre key={key}>{block.text}</pre>
    case 'quote':
      return <blockquote key={key}>{renderInline(block.inside)}</blockquote>
    case 'line':
      return <hr key={key} />
    default:
      return unreachable(block)
  }
}

/** Renders a Markdown text without its main title. The paragraph of `rule` is scrolled to, outlined and focused. */
export const MarkdownView = ({ text, rule = null }: { readonly text: string; readonly rule?: string | null }): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const blocks = useMemo(() => parseMarkdown(text).filter(block => block.type !== 'heading' || block.level > 1), [text]) // the page around it shows the title
  useEffect(() => {
    if (rule === null) return
    const found = box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`)
    found?.scrollIntoView({ block: 'start' })
    found?.focus({ preventScroll: true })
  }, [rule, blocks])
  return (
    <div className="markdown" ref={box}>
      {blocks.map((block, index) => renderBlock(block, String(index), rule))}
    </div>
  )
}
