% SPDX-License-Identifier: Apache-2.0
function code = encode(msg, n, k, method, g)
% Block codes of bits: method 'hamming/binary' (default, n = 2^m-1) or 'linear/binary' with the generator matrix g. Words of k bits are rows of a
% matrix or follow each other in a vector.
% Example: c = encode([1 0 1 1], 7, 4)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, method = 'hamming'; end
if startsWith(lower(method), 'hamming')
    m = n - k;
    if n ~= 2^m - 1, error('comm:encode:InvalidHamming', 'A Hamming code has n = 2^m-1 and k = n-m.'); end
    [~, g] = hammgen(m);
elseif ~startsWith(lower(method), 'linear') || nargin < 5
    error('comm:encode:InvalidMethod', 'The method must be ''hamming'', or ''linear'' with a generator matrix.');
end
row = isrow(msg);
words = msg;
if isvector(msg)
    words = [msg(:); zeros(mod(-numel(msg), k), 1)];
    words = reshape(words, k, [])';
end
code = mod(words*g, 2);
if isvector(msg)
    code = code';
    code = code(:);
    if row, code = code'; end
end
end
