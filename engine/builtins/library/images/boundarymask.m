% SPDX-License-Identifier: Apache-2.0
function b = boundarymask(L, conn)
% True for pixels beside which there is another label, or of a mask beside its border: 8 neighbours, or conn (4).
% Example: b = boundarymask([1 1 2 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, conn = 8; end
if iscategorical(L), L = double(L); end
if ~any(conn == [4 8]), error('images:boundarymask:invalidConn', 'The connectivity must be 4 or 8.'); end
L = double(L);
b = false(size(L));
d = L(1:end - 1, :) ~= L(2:end, :);
b(1:end - 1, :) = d;
b(2:end, :) = b(2:end, :) | d;
d = L(:, 1:end - 1) ~= L(:, 2:end);
b(:, 1:end - 1) = b(:, 1:end - 1) | d;
b(:, 2:end) = b(:, 2:end) | d;
if conn == 8
    d = L(1:end - 1, 1:end - 1) ~= L(2:end, 2:end);
    b(1:end - 1, 1:end - 1) = b(1:end - 1, 1:end - 1) | d;
    b(2:end, 2:end) = b(2:end, 2:end) | d;
    d = L(2:end, 1:end - 1) ~= L(1:end - 1, 2:end);
    b(2:end, 1:end - 1) = b(2:end, 1:end - 1) | d;
    b(1:end - 1, 2:end) = b(1:end - 1, 2:end) | d;
end
end
