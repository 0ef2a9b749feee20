% SPDX-License-Identifier: Apache-2.0
function document = xmlread(file)
% The document object of an XML file. Its nodes have the methods of the Document Object Model that scripts use: getDocumentElement,
% getElementsByTagName, getChildNodes, getFirstChild, getNextSibling, getParentNode, getNodeName, getTagName, getNodeType,
% getNodeValue, getData, getTextContent, getAttribute, hasAttribute, getAttributes, hasChildNodes; createElement, createTextNode, createComment,
% appendChild, insertBefore, removeChild, replaceChild, cloneNode, setAttribute, setTextContent; lists item (from 0) and getLength.
% Example: f = [tempname '.xml']; writestruct(struct('a', 1), f); d = xmlread(f); v = char(d.getElementsByTagName('a').item(0).getTextContent); delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
document = xmlDocument(xmlTree(wholeText(file, 'xmlread'), char(file)));
end
