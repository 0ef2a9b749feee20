% SPDX-License-Identifier: Apache-2.0
function Y = nufft(X, t, f, dim)
% Fourier sums of samples taken at the times t (0, 1, 2, ... unless given) at the frequencies f (0 to
% (n - 1)/n unless given), along the first dimension that is not 1, or dim: each the sum of X times
% exp(-2i*pi*t*f).
% Example: Y = nufft([1 2 3 4], [0 1.1 2 2.9])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(X), error('MATLAB:nufft:InvalidInput', 'First argument must be numeric.'); end
if nargin < 4
    dim = find(size(X) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
n = size(X, dim);
if nargin < 2 || isempty(t), t = 0:n - 1; end
if nargin < 3 || isempty(f), f = (0:n - 1)/n; end
if numel(t) ~= n
    error('MATLAB:nufft:InvalidTimeLength', 'The sample points must have as many elements as X along the dimension.');
end
order = [dim, setdiff(1:max(ndims(X), dim), dim)];
X = permute(X, order);
shape = size(X);
Y = exp(-2i*pi*(double(f(:)).*double(t(:)')))*reshape(X, n, []);
Y = ipermute(reshape(Y, [numel(f), shape(2:end)]), order);
end
