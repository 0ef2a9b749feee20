% SPDX-License-Identifier: Apache-2.0
function format = ownFormat(t)
% The format that times were given; '' where they have the usual one.
[~, p] = objectState(t);
format = '';
if isfield(p, 'Format'), format = p.Format; end
end
