% SPDX-License-Identifier: Apache-2.0
function [code, state] = convenc(message, trellis, varargin)
% Bits coded by the convolutional code of a trellis: convenc(message, trellis), then a puncture pattern, whose zeros leave out bits of the code, and the
% state to begin in (0). state: where the coder ends.
% Example: code = convenc([1 0 1 1], poly2trellis(3, [6 7]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[k, n] = checkedTrellis('convenc', trellis);
if any(message(:) ~= 0 & message(:) ~= 1), error('comm:convenc:InputNotBinary', 'The message must hold zeros and ones.'); end
if mod(numel(message), k), error('comm:convenc:MsgBadLen', 'The length of the message must be a multiple of the bits of an input symbol.'); end
pattern = 1;
state = 0;
if ~isempty(varargin)
    last = varargin{end};
    if numel(varargin) > 1 || isscalar(last), state = double(last); varargin(end) = []; end
    if ~isempty(varargin) && ~isempty(varargin{1}), pattern = varargin{1}(:)'; end
end
if state < 0 || state >= trellis.numStates, error('comm:convenc:InvalidInitState', 'The initial state must be one of the trellis.'); end
u = reshape(double(message), k, []);
u = 2.^(k - 1:-1:0)*u;
out = zeros(1, numel(u));
for t = 1:numel(u)
    out(t) = trellis.outputs(state + 1, u(t) + 1);
    state = trellis.nextStates(state + 1, u(t) + 1);
end
code = reshape(mod(floor(out./2.^(n - 1:-1:0)'), 2), [], 1);
if mod(numel(code), numel(pattern)), error('comm:convenc:PuncPatBadLen', 'The length of the code must be a multiple of that of the puncture pattern.'); end
code = code(repmat(pattern(:) ~= 0, numel(code)/numel(pattern), 1));
if isrow(message), code = code'; end
end
