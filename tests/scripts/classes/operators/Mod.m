classdef Mod
    % Numbers modulo 7 that say which operator they were asked for.
    properties
        v = 0
    end
    methods
        function obj = Mod(v)
            if nargin > 0
                obj.v = mod(v, 7);
            end
        end
        function r = plus(a, b),     r = Mod(Mod.val(a) + Mod.val(b)); end
        function r = minus(a, b),    r = Mod(Mod.val(a) - Mod.val(b)); end
        function r = times(a, b),    r = Mod(Mod.val(a) .* Mod.val(b)); end
        function r = mtimes(a, b),   r = Mod(Mod.val(a) * Mod.val(b)); end
        function r = mrdivide(a, b), r = sprintf('%s/%s', Mod.tell(a), Mod.tell(b)); end
        function r = rdivide(a, b),  r = sprintf('%s./%s', Mod.tell(a), Mod.tell(b)); end
        function r = mldivide(a, b), r = sprintf('%s\\%s', Mod.tell(a), Mod.tell(b)); end
        function r = power(a, b),    r = Mod(Mod.val(a) .^ Mod.val(b)); end
        function r = mpower(a, b),   r = sprintf('%s^%s', Mod.tell(a), Mod.tell(b)); end
        function r = uminus(a),      r = Mod(-a.v); end
        function r = uplus(a),       r = a; end
        function r = eq(a, b),       r = Mod.val(a) == Mod.val(b); end
        function r = ne(a, b),       r = ~(a == b); end
        function r = lt(a, b),       r = Mod.val(a) < Mod.val(b); end
        function r = le(a, b),       r = ~(b < a); end
        function r = gt(a, b),       r = b < a; end
        function r = ge(a, b),       r = ~(a < b); end
        function r = and(a, b),      r = sprintf('%s and %s', Mod.tell(a), Mod.tell(b)); end
        function r = or(a, b),       r = sprintf('%s or %s', Mod.tell(a), Mod.tell(b)); end
        function r = not(a),         r = a.v == 0; end
        function r = ctranspose(a),  r = [Mod.tell(a) '''']; end
        function r = transpose(a),   r = [Mod.tell(a) '.''']; end
        function r = colon(varargin)
            r = strjoin(cellfun(@Mod.tell, varargin, 'UniformOutput', false), ':');
        end
        function r = horzcat(varargin)
            r = ['h(' strjoin(cellfun(@Mod.tell, varargin, 'UniformOutput', false), ',') ')'];
        end
        function r = vertcat(varargin)
            r = ['v(' strjoin(cellfun(@Mod.tell, varargin, 'UniformOutput', false), ';') ')'];
        end
        function r = double(a),      r = a.v; end
        function r = logical(a),     r = a.v ~= 0; end
        function r = char(a),        r = sprintf('%d mod 7', a.v); end
        function r = string(a),      r = string(char(a)); end
        function r = abs(a),         r = Mod(min(a.v, 7 - a.v)); end
        function r = max(a, b),      if a.v > b.v, r = a; else, r = b; end, end
        function disp(a),            fprintf('  <%s>\n', char(a)); end
    end
    methods (Static)
        function x = val(a)
            if isa(a, 'Mod'), x = a.v; else, x = a; end
        end
        function s = tell(a)
            if isa(a, 'Mod'), s = sprintf('m%d', a.v); else, s = sprintf('%d', a); end
        end
    end
end
