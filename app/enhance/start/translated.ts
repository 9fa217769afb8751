/** The element that a translation has put in the place of a text, and the texts that an element is in the place of. */
const translationOf = new WeakMap<Node, Element>();
const textsOf = new WeakMap<Element, Node[]>();

/**
 * Translation by the browser puts an element in the place of each text. Where React changes or removes a text that it
 * has drawn, or draws something before it, the text comes back first, and is translated again as it is by then.
 */
export function bearTranslation() {
  const watch = new MutationObserver((changes) => {
    for (const { type, target } of changes) if (type === "characterData") putBack(target);
    const translations = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslation));
    for (const parent of new Set(translations.map(({ parentNode }) => parentNode))) {
      const its = translations.filter(({ parentNode }) => parentNode === parent);
      const texts = changes.flatMap(({ target, removedNodes }) =>
        target === parent ? [...removedNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE) : [],
      );
      // Several texts may be one sentence.
      texts.forEach((text, at) => note(text, its[Math.min(at, its.length - 1)]!));
    }
  });
  const note = (text: Node, translation: Element) => {
    translationOf.set(text, translation);
    textsOf.set(translation, [...(textsOf.get(translation) ?? []), text]);
    watch.observe(text, { characterData: true });
  };
  watch.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <N extends Node>(this: Node, node: N): N {
    putBack(node);
    const child = childIn(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    putBack(node);
    if (before) putBack(before);
    return insertBefore.call(this, node, before && childIn(this, before)) as N;
  };
}

const isTranslation = (node: Node): node is Element => node.nodeName === "FONT";

function putBack(text: Node) {
  const translation = translationOf.get(text);
  if (!translation) return;
  const texts = textsOf.get(translation)!;
  for (const each of texts) translationOf.delete(each);
  translation.replaceWith(...texts);
}

/** The child of a parent that a node is, or is within: other tools than translations wrap texts as well. */
function childIn(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
