% SPDX-License-Identifier: Apache-2.0
function [f, message] = fcnchk(fun, varargin)
% What a function of a function is given, as something that feval takes: a handle stays, text that is an expression becomes an inline function (of
% n parameters P1, P2, … after its variable for fcnchk(fun, n)), the name of a function a handle. 'vectorized' makes an expression element-wise.
% Example: f = fcnchk('x^2', 'vectorized'); f([1 2 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
message = '';
if isa(fun, 'function_handle') || isobject(fun), f = fun; return, end
if ~ischar(fun) && ~(isstring(fun) && isscalar(fun))
    error('MATLAB:fcnchk:objectMissingFevalMethod', 'FUN must be a function, a valid character vector expression, or an inline function object.');
end
fun = strtrim(char(fun));
if isvarname(fun) || strncmp(fun, '@', 1), f = str2func(fun); return, end
args = varargin;
elementwise = ~isempty(args) && (ischar(args{end}) || isstring(args{end})) && strcmpi(args{end}, 'vectorized');
if elementwise, args(end) = []; end
f = inline(fun, args{:});
if elementwise, f = vectorize(f); end
end
