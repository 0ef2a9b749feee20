% SPDX-License-Identifier: Apache-2.0
function document = createDocument(name)
% A document object with a root element of that name, to which createElement, setAttribute and appendChild add; xmlwrite writes it.
% Example: d = com.mathworks.xml.XMLUtils.createDocument('list'); d.getDocumentElement.appendChild(d.createElement('entry')); xmlwrite(d)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
document = xmlDocument(xmlTree(['<' char(name) '/>'], char(name)));
end
