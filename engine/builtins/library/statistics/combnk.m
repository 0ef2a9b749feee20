% SPDX-License-Identifier: Apache-2.0
function C = combnk(v, k)
% All choices of k elements of v, a row each, the last ones first; nchoosek(v,k) has them in the other order.
% Example: C = combnk(1:3, 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isscalar(v) && (isnumeric(v) || ischar(v))
    C = v;
    if k ~= 1, C = zeros(double(k == 0), k, 'like', v); end
else
    C = flipud(nchoosek(v(:)', k));
end
end
