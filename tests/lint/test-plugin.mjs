// Rules of the project for its tests, for oxlint (`jsPlugins` in .oxlintrc.json).

const isCallOf = (node, object, method) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === object &&
  node.callee.property.name === method

/** A point of time in a variable, in contrast to a duration such as `5 * MINUTE`. */
const isPointOfTime = (node) =>
  node.type === 'MemberExpression' || (node.type === 'Identifier' && /^[a-z]/.test(node.name))

const noMeasuredTime = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'a test measures no time: on a busy machine it would fail' })
    return {
      CallExpression(node) {
        if (isCallOf(node, 'performance', 'now') || isCallOf(node, 'process', 'hrtime')) report(node)
      },
      BinaryExpression(node) {
        if (node.operator === '-' && isCallOf(node.left, 'Date', 'now') && isPointOfTime(node.right))
          report(node)
      },
    }
  },
}

// oxlint reads the default export.
export default { meta: { name: 'ilteo-tests' }, rules: { 'no-measured-time': noMeasuredTime } }
