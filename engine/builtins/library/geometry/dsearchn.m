% SPDX-License-Identifier: Apache-2.0
function [k, d] = dsearchn(P, T, Q, outside)
% The nearest of the points P (rows) to each row of Q, and its distance: dsearchn(P, Q) or dsearchn(P, T, Q, outside);
% queries outside the simplices T get the value `outside` and the distance Inf.
% Example: k = dsearchn([0 0; 1 1], [0.9 0.8])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3
    Q = T;
    T = [];
end
if ~isnumeric(P) || ~isnumeric(Q) || ndims(P) > 2 || size(P, 2) ~= size(Q, 2)
    error('MATLAB:dsearchn:SizeMismatch', 'The points and the queries must have the same number of columns.');
elseif isempty(P) && ~isempty(Q)
    error('MATLAB:dsearchn:EmptyPoints', 'There must be a point at least.');
end
count = size(Q, 1);
[k, d] = deal(zeros(count, 1));
for j = 1:count
    [d(j), k(j)] = min(sum((P - Q(j, :)).^2, 2));
end
d = sqrt(d);
if nargin > 3 && ~isempty(outside)
    out = isnan(tsearchn(P, T, Q));
    k(out) = outside;
    d(out) = Inf;
end
end
