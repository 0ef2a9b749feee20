classdef SolverTest < matlab.unittest.TestCase
    % A test of roots, with parameters, fixtures and every way to end.
    properties
        made = 0
        opened = 0
    end
    properties (TestParameter)
        degree = struct('two', 2, 'three', 3)
        kind = {'single', 'double', 3}
    end
    methods (TestClassSetup)
        function open(test)
            test.opened = test.opened + 1;
            fprintf('class opened\n');
        end
    end
    methods (TestClassTeardown)
        function close(test)
            fprintf('class closed, opened %d, made %d\n', test.opened, test.made);
        end
    end
    methods (TestMethodSetup)
        function before(test)
            test.made = test.made + 1;
            test.addTeardown(@() fprintf('torn down\n'));
        end
    end
    methods (TestMethodTeardown)
        function after(test)
            fprintf('after, opened %d, made %d\n', test.opened, test.made);
        end
    end
    methods (Test)
        function realSolution(test)
            test.verifyEqual(sort(roots([1 -3 2])), [1; 2], 'AbsTol', 1e-12);
            verifyNumElements(test, roots([1 0 1]), 2);
        end
        function fails(test)
            test.verifyEqual(1, 2);
            test.verifyTrue(true);
        end
        function stops(test)
            test.assertEmpty([1 2]);
            disp('not reached');
        end
        function isFiltered(test)
            test.assumeTrue(false);
            disp('not reached');
        end
        function errs(~)
            error('own:id', 'Something broke.');
        end
        function refuses(test)
            test.verifyError(@() error('own:id', 'x'), 'own:id');
        end
        function count(test, degree)
            test.verifyLength(roots(ones(1, degree + 1)), degree);
        end
        function both(test, degree, kind)
            fprintf('%d %s\n', degree, string(kind));
            test.verifyClass(kind, class(kind));
        end
    end
    methods
        function notATest(~)
            error('never called');
        end
    end
end
