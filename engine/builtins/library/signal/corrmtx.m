% SPDX-License-Identifier: Apache-2.0
function [X, R] = corrmtx(x, m, method)
% Matrix of shifted signals with X'*X an estimate of the autocorrelation up to lag m: 'autocorrelation', 'prewindowed', 'postwindowed', 'covariance',
% 'modified'.
% Example: X = corrmtx([1 2 3 4], 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, method = 'autocorrelation'; end
x = x(:);
n = numel(x);
T = convmtx(x, m + 1);
switch lower(char(method))
    case 'autocorrelation', X = T/sqrt(n);
    case 'prewindowed', X = T(1:n, :)/sqrt(n);
    case 'postwindowed', X = T(m + 1:end, :)/sqrt(n);
    case 'covariance', X = T(m + 1:n, :)/sqrt(n - m);
    case 'modified'
        C = T(m + 1:n, :);
        X = [C; conj(C(:, end:-1:1))]/sqrt(2*(n - m));
    otherwise, error('signal:corrmtx:UnknownMethod', 'Unknown method ''%s''.', char(method));
end
R = X'*X;
end
