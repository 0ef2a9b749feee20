% SPDX-License-Identifier: Apache-2.0
function y = imregionalmin(x, conn)
% Where the connected pixels of one value have no smaller neighbour.
% Example: y = imregionalmin([1 2 1 3 3 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, conn = []; end
y = imregionalmax(imcomplement(x), conn);
end
