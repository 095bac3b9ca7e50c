import classes from './article-text.module.css'
import { paragraphsOf } from './paragraphs-of.ts'

/** What an article says. It is plain text, whatever it looks like: nothing in it becomes markup but its web addresses. */
export function ArticleText({ contents, lang }: { contents: string; lang: string }) {
  return (
    <div lang={lang} className={classes.text}>
      {paragraphsOf(contents).map((pieces, index) => (
        <p key={index}>
          {pieces.map(({ text, href }, place) =>
            href === undefined ? (
              text
            ) : (
              <a key={place} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ),
          )}
        </p>
      ))}
    </div>
  )
}
