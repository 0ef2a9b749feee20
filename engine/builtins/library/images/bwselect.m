% SPDX-License-Identifier: Apache-2.0
function [y, at] = bwselect(bw, c, r, conn)
% The components that have a pixel at columns c and rows r, and the linear indices of their pixels.
% Example: y = bwselect([1 1 0 1], 4, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, conn = 8; end
r = round(r(:));
c = round(c(:));
inside = r >= 1 & r <= size(bw, 1) & c >= 1 & c <= size(bw, 2);
labels = labelPadded('bwselect', bw, conn);
chosen = labels(sub2ind(size(bw), r(inside), c(inside)));
y = ismember(labels, chosen(chosen > 0));
at = find(y);
end
