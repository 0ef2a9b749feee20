% SPDX-License-Identifier: Apache-2.0
function [breaks, coefs, pieces, order, dim] = unmkpp(pp)
% Breaks, coefficients, number of pieces, order and size of the values of a piecewise polynomial.
if ~isstruct(pp) || ~isfield(pp, 'form') || ~strcmp(pp.form, 'pp')
    error('MATLAB:unmkpp:InvalidPP', 'The input array does not seem to describe a pp function.');
end
breaks = pp.breaks; coefs = pp.coefs; pieces = pp.pieces; order = pp.order; dim = pp.dim;
end
