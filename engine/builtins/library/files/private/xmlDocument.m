% SPDX-License-Identifier: Apache-2.0
function node = xmlDocument(tree)
% The document node of a tree. All its nodes share the tree, which they change.
node = xmlNode(makeObject('org.w3c.dom.Tree', struct(), tree, struct(), true), 1);
end
