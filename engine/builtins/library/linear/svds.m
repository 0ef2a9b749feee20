% SPDX-License-Identifier: Apache-2.0
function [U, S, V, flag] = svds(A, k, sigma, varargin)
% k (6) singular values and vectors: the 'largest', the 'smallest', the smallest that are not zero
% ('smallestnz'), or those next to a number. flag is 0 when all have converged.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(k), k = 6; end
if nargin < 3 || isempty(sigma), sigma = 'largest'; end
[U, S, V] = svd(full(A), 'econ');
s = diag(S);
k = min(k, numel(s));
if isnumeric(sigma)
    [~, order] = sort(abs(s - sigma));
    order = sort(order(1:k));
elseif any(strcmpi(char(sigma), {'largest', 'l'}))
    order = 1:k;
elseif strcmpi(char(sigma), 'smallest')
    order = numel(s) - k + 1:numel(s);
elseif strcmpi(char(sigma), 'smallestnz')
    last = sum(s > max(size(A)) * eps(max([s; 0])));
    order = max(1, last - k + 1):last;
else
    error('MATLAB:svds:InvalidSigma', ...
        'The third argument must be ''largest'', ''smallest'', ''smallestnz'' or a number.');
end
U = U(:, order);
V = V(:, order);
S = diag(s(order));
flag = 0;
if nargout < 2, U = s(order); end
end
