classdef Poly
    % A polynomial: arithmetic, evaluation by p(x), roots, conversion to text.
    properties
        coef = 0
    end
    methods
        function obj = Poly(c)
            if nargin == 0
                return
            end
            if isa(c, 'Poly')
                obj.coef = c.coef;
            else
                obj.coef = c(:).';
            end
        end
        function obj = set.coef(obj, value)
            if ~isa(value, 'double')
                error('Poly:coef', 'Coefficients must be doubles.');
            end
            at = find(value ~= 0, 1);
            if isempty(at)
                obj.coef = 0;
            else
                obj.coef = value(at:end);
            end
        end
        function c = double(obj)
            c = obj.coef;
        end
        function s = char(obj)
            c = obj.coef;
            d = numel(c) - 1;
            s = '';
            for k = 1:numel(c)
                if c(k) == 0 && d > 0
                    continue
                end
                p = d - k + 1;
                if c(k) == 0
                    continue
                end
                if isempty(s)
                    if c(k) < 0, s = '-'; end
                elseif c(k) < 0
                    s = [s ' - ']; %#ok<AGROW>
                else
                    s = [s ' + ']; %#ok<AGROW>
                end
                a = abs(c(k));
                if a ~= 1 || p == 0
                    s = [s num2str(a)]; %#ok<AGROW>
                    if p > 0, s = [s '*']; end %#ok<AGROW>
                end
                if p == 1
                    s = [s 'x']; %#ok<AGROW>
                elseif p > 1
                    s = [s 'x^' int2str(p)]; %#ok<AGROW>
                end
            end
            if isempty(s), s = '0'; end
        end
        function disp(obj)
            disp(['    ' char(obj)]);
        end
        function r = degree(obj)
            r = numel(obj.coef) - 1;
        end
        function varargout = subsref(obj, s)
            if strcmp(s(1).type, '()')
                varargout{1} = polyval(obj.coef, s(1).subs{1});
            else
                [varargout{1:max(nargout, 1)}] = builtin('subsref', obj, s);
            end
        end
        function r = plus(a, b)
            [a, b] = Poly.align(a, b);
            r = Poly(a + b);
        end
        function r = minus(a, b)
            r = a + -Poly(b);
        end
        function r = uminus(a)
            r = Poly(-a.coef);
        end
        function r = mtimes(a, b)
            a = Poly(a);
            b = Poly(b);
            r = Poly(conv(a.coef, b.coef));
        end
        function r = mpower(a, n)
            r = Poly(1);
            for k = 1:n
                r = r * a;
            end
        end
        function tf = eq(a, b)
            tf = isequal(double(Poly(a)), double(Poly(b)));
        end
        function r = diff(obj)
            r = Poly(polyder(obj.coef));
        end
        function r = roots(obj)
            r = roots(obj.coef);
        end
        function [q, r] = mrdivide(a, b)
            a = Poly(a);
            b = Poly(b);
            [q, r] = deconv(a.coef, b.coef);
            q = Poly(q);
            r = Poly(r);
        end
    end
    methods (Static, Access = private)
        function [a, b] = align(a, b)
            a = double(Poly(a));
            b = double(Poly(b));
            n = max(numel(a), numel(b));
            a = [zeros(1, n - numel(a)), a];
            b = [zeros(1, n - numel(b)), b];
        end
    end
end
