% SPDX-License-Identifier: Apache-2.0
function [x, resnorm, residual, exitflag, output, lambda, J] = lsqnonlin(f, x0, lb, ub, options, varargin)
% The x between lb and ub that makes sum(f(x).^2) least, from the guess x0. Options from optimoptions
% or optimset; f may return its Jacobian second ('SpecifyObjectiveGradient').
if nargin < 2, error('optim:lsqnonlin:NotEnoughInputs', 'LSQNONLIN requires at least two input arguments.'); end
if nargin < 3, lb = []; end
if nargin < 4, ub = []; end
if nargin < 5, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
[x, resnorm, residual, exitflag, output, lambda, J] = fitBounded('lsqnonlin', f, x0, lb, ub, options, varargin);
end
